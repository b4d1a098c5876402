// artverify BOOT.dex[:BOOT2.dex…] APP.dex API: Debian's libart (ART 11) links and verifies every class of APP.dex as dex2oat would, without
// starting Java. Knows ART's headers; must not know what the classes are for. Exit 1 if a class is refused.
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "class_linker-inl.h"
#include "dex/class_accessor-inl.h"
#include "handle_scope-inl.h"
#include "interpreter/unstarted_runtime.h"
#include "mirror/class-inl.h"
#include "noop_compiler_callbacks.h"
#include "runtime.h"
#include "scoped_thread_state_change-inl.h"
#include "thread-inl.h"
#include "verifier/class_verifier.h"
#include "verifier/verifier_enums.h"

using namespace art;

namespace {

const char* NameOf(verifier::FailureKind kind) {
    switch (kind) {
        case verifier::FailureKind::kNoFailure: return "verified";
        case verifier::FailureKind::kSoftFailure: return "soft (checked again at run time)";
        case verifier::FailureKind::kHardFailure: return "HARD";
        default: return "access checks";
    }
}

bool Start(NoopCompilerCallbacks* callbacks, const std::string& boot_class_path) {
    RuntimeOptions options;
    options.push_back({"-Xbootclasspath:" + boot_class_path, nullptr});
    options.push_back({"-Xmx512m", nullptr});
    options.push_back({"-Ximage:/nonexistent/core.art", nullptr});
    options.push_back({"compilercallbacks", callbacks});
    options.push_back({"imageinstructionset", "x86_64"});
    return Runtime::Create(options, false);
}

/** Verifies one class; its verdict goes into the tally, and is printed unless all is well. */
void Verify(Thread* self, const DexFile* app, uint32_t index, int api, NoopCompilerCallbacks* callbacks, std::map<std::string, int>* tally) {
    const char* name = app->GetClassDescriptor(app->GetClassDef(index));
    StackHandleScope<1> scope(self);
    Handle<mirror::Class> type(scope.NewHandle(Runtime::Current()->GetClassLinker()->FindSystemClass(self, name)));
    if (type == nullptr) {
        printf("LOAD %s: %s\n", name, self->GetException()->Dump().substr(0, 200).c_str());
        self->ClearException();
        ++(*tally)["not loadable"];
        return;
    }
    if (&type->GetDexFile() != app) {
        ++(*tally)["shadowed by the boot class path"];
        return;
    }
    std::string error;
    auto kind = verifier::ClassVerifier::VerifyClass(self, type.Get(), callbacks, true, verifier::HardFailLogMode::kLogWarning, api, &error);
    if (self->IsExceptionPending()) self->ClearException();
    ++(*tally)[NameOf(kind)];
    if (kind != verifier::FailureKind::kNoFailure) printf("%s %s: %s\n", NameOf(kind), name, error.substr(0, 300).c_str());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) return 2;
    Locks::Init();
    InitLogging(argv, Runtime::Abort);
    MemMap::Init();
    NoopCompilerCallbacks callbacks;
    if (!Start(&callbacks, std::string(argv[1]) + ":" + argv[2])) return 3;
    interpreter::UnstartedRuntime::Initialize();
    Thread* self = Thread::Current();
    self->TransitionFromRunnableToSuspended(kNative);
    ScopedObjectAccess access(self);
    const DexFile* app = Runtime::Current()->GetClassLinker()->GetBootClassPath().back();
    std::map<std::string, int> tally;
    for (uint32_t i = 0; i < app->NumClassDefs(); ++i) Verify(self, app, i, atoi(argv[3]), &callbacks, &tally);
    for (auto& row : tally) printf("%6d %s\n", row.second, row.first.c_str());
    fflush(stdout);
    _exit(tally["HARD"] != 0 || tally["verified"] == 0);
}
