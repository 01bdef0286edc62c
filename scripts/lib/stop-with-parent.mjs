// A killed `npm start` leaves no server behind: the channel to it closes, and the server stops itself.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
