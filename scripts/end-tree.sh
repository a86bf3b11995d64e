# Ends all that a command has started, wherever it went: every process that
# carries the command's mark in its environment. Reads the mark, then waits
# until its input closes, which it does however the one who holds it ends.
# Asks first, and insists after the given number of tenths of a second.
trap '' HUP INT TERM
patience=$1
read -r mark
while read -r _; do :; done

if [ -r /proc/self/environ ]; then
  marked() { grep -lF "$mark" /proc/[0-9]*/environ 2> /dev/null | cut -d / -f 3; }
else
  # Where there is no such folder (macOS), ps shows the environment behind the command.
  marked() {
    ps -axww -E -o pid=,command= | while read -r id rest; do
      case $rest in *"$mark"*) echo "$id" ;; esac
    done
  }
fi

end() { for id in $(marked); do kill "-$1" "$id" 2> /dev/null; done; }

end TERM
while [ -n "$(marked)" ] && [ "$patience" -gt 0 ]; do
  sleep 0.1
  patience=$((patience - 1))
done
# More than once: one that was being started may have been missed.
for _ in 1 2 3 4 5; do
  [ -n "$(marked)" ] || break
  end KILL
  sleep 0.1
done
