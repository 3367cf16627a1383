/** The interval of a station's heartbeats. The portal sends it with every answer and may change it. */
export const heartbeat = {
  seconds: 30,
  /** The number of missed heartbeats after which it counts as disconnected (10.005). */
  missed: 3,
} as const;
