// What bionic's libc has and glibc calls otherwise, so that the packed x86_64 library runs on this machine.
#include <errno.h>
int *__errno(void) { return &errno; }
