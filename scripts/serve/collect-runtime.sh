#!/bin/sh
# Puts into a folder what a container needs beside the site: Node without its debugging symbols (18 MB), the libraries
# that it is linked with, and a user without rights. Usage: collect-runtime.sh NODE FOLDER
set -eu
node=$1
folder=$2
mkdir -p "$folder/usr/local/bin" "$folder/etc" "$folder/tmp"
chmod 1777 "$folder/tmp"
strip -o "$folder/usr/local/bin/node" "$node"
echo 'nobody:x:65534:65534:nobody:/:/sbin/nologin' > "$folder/etc/passwd"
for library in $(ldd "$node" | grep -o '/[^ ]*'); do
  mkdir -p "$folder$(dirname "$library")"
  cp --dereference "$library" "$folder$library"
done
