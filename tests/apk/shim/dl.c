// An empty libdl under bionic's name: what our library wants of it is in glibc itself.
int lasca_shim_dl;
