// Preloaded into servers: when `npm start` is killed, the IPC channel closes and the server stops itself.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
