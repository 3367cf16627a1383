// Loaded into every service (`--import`): when the supervisor goes away, even by kill -9, the service stops itself.
if (process.channel !== undefined && process.channel !== null) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // The listener keeps the channel, and with it the process, alive after the service has closed everything.
  process.channel.unref();
}
