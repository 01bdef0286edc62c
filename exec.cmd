@rem Lets the scripts of package.json say "exec", as POSIX shells do, so that signals reach the shop itself.
@%*
