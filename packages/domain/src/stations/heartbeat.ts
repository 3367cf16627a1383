/** How often a station says that it lives. The portal tells it with every answer, and may tell another time. */
export const heartbeat = {
  seconds: 30,
  /** After so many that did not come it is not connected (10.005). */
  missed: 3,
} as const;
