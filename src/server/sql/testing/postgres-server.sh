# Keeps a Postgres server for a test process. Arguments: FOLDER COMMAND…
# Orders come one a line. When they end, and they do when the test process ends
# in any way, the server is stopped and its folder removed.
# What ends the tests asks everybody to end: this one is the last, and cleans up.
trap '' HUP INT TERM
folder=$1
server=
shift
while read -r order; do
  case $order in
    start)
      # Asked again until the server answers: after a kill -9 the first start can
      # still meet processes of the old one.
      jobs > /dev/null
      kill -0 "$server" 2> /dev/null || { "$@" >> "$folder/log" 2>&1 & server=$!; }
      ;;
    kill)
      kill -KILL "$server"
      wait "$server" 2> /dev/null
      echo killed
      ;;
  esac
done
kill -QUIT "$server" 2> /dev/null
wait "$server" 2> /dev/null
rm -rf "$folder"
