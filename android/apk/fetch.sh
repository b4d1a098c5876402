# What the build takes from outside: Debian packages and Maven artifacts, each fetched once into the user's caches. Sourced; knows no step.
# shellcheck shell=bash
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/lasca/apk
M2=${MAVEN_REPOSITORY:-$HOME/.m2/repository}
mkdir -p "$CACHE"

# packages NAME…: installs those that are missing
packages() { "$root/bindings/packages" "$@"; }

# artifact G:A:V[:type]: the path of one file in the local Maven repository, fetched if it is not there
artifact() {
  local group name version kind file
  IFS=: read -r group name version kind <<<"$1"
  file=$M2/${group//.//}/$name/$version/$name-$version.${kind:-jar}
  [ -s "$file" ] || maven -Dartifact="$1" -Dtransitive=false dependency:get >&2
  echo "$file"
}

maven() {
  mvn -q -B -Dmaven.repo.local="$M2" -Dstyle.color=never "$@"
}

# classpath NAME G:A:V…: the class path of these with all they need; resolved once, then read from the cache
classpath() {
  local name=$1 key file work entry group id version
  shift
  key=$(printf '%s\n' "$M2" "$@" | sha256sum | cut -c1-12)
  file=$CACHE/classpath-$name-$key
  if [ -s "$file" ] && classpath_is_whole "$file"; then
    cat "$file"
    return
  fi
  work=$(mktemp -d)
  {
    echo '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>'
    echo '<groupId>lasca</groupId><artifactId>tool</artifactId><version>1</version><dependencies>'
    for entry in "$@"; do
      IFS=: read -r group id version <<<"$entry"
      echo "<dependency><groupId>$group</groupId><artifactId>$id</artifactId><version>$version</version>"
      # its pom names a com.android.tools:r8 that is published nowhere, although its classes are inside
      [ "$id" != dex-translator ] || echo '<exclusions><exclusion><groupId>com.android.tools</groupId><artifactId>r8</artifactId></exclusion></exclusions>'
      echo '</dependency>'
    done
    echo '</dependencies></project>'
  } > "$work/pom.xml"
  maven -f "$work/pom.xml" dependency:build-classpath -Dmdep.outputFile="$work/classpath" >&2
  mv "$work/classpath" "$file"
  rm -r "$work"
  cat "$file"
}

classpath_is_whole() {
  local jar
  while read -r -d : jar || [ -n "$jar" ]; do
    [ -s "$jar" ] || return 1
  done < <(tr -d '\n' < "$1")
}
