/** The interval of a station's heartbeats. The portal sends it with every answer and may change it. */
export const heartbeat = {
  seconds: 30,
  /** After so many that did not come it is not connected (10.005). */
  missed: 3,
} as const;
