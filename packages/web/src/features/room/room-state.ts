import type { FrameMessage, RoomCase, RoomUser } from "@cathedra/qt-bridge";

/** The state of a room, from the messages of its frame so far. */
export type RoomState = {
  readonly connection: /** Nothing was heard yet. */
    | "connecting"
    | "connected"
    /** The connection was lost; the frame reconnects on its own. */
    | "lost"
    /** The person joined the room in another window, so this window leaves it. */
    | "elsewhere";
  /** Since when the connection is lost, by this browser's clock; 0 if it is not lost. */
  readonly lostAt: number;
  readonly users: readonly RoomUser[];
  readonly hasControl: boolean;
  readonly cases: readonly RoomCase[];
  readonly running: { readonly moduleId: string; readonly caseId: string } | null;
  /** The id of the person who changed the case last; null if no one did or the frame does not report it. */
  readonly changedBy: string | null;
  /** When the countdown of the last five minutes ends, by this browser's clock; null if there is none. */
  readonly noticeEndsAt: number | null;
};

export const emptyRoom: RoomState = {
  connection: "connecting",
  lostAt: 0,
  users: [],
  hasControl: false,
  cases: [],
  running: null,
  changedBy: null,
  noticeEndsAt: null,
};

/** The state of the room after a message of its frame (3.028); `now` is by this browser's clock. */
export function roomAfter(room: RoomState, message: FrameMessage, now: number): RoomState {
  switch (message.type) {
    case "usersUpdated":
      // A person who receives the list of people is in the room.
      return { ...room, users: message.users, connection: "connected", lostAt: 0 };
    case "controlGained":
      return { ...room, hasControl: true };
    case "controlLost":
      return { ...room, hasControl: false };
    case "connectionClosed":
      return {
        ...room,
        connection: message.retries ? "lost" : "elsewhere",
        lostAt: message.retries ? room.lostAt || now : 0,
        // While the connection is closed, another frame of the room may take control without this frame learning of it.
        hasControl: false,
        users: room.users.map((user) => ({ ...user, inControl: false })),
      };
    case "casesUpdated":
      return {
        ...room,
        cases: message.cases,
        running: message.running,
        changedBy: message.changedBy ?? null,
      };
    case "sessionNotice": {
      const { secondsLeft } = message;
      return { ...room, noticeEndsAt: secondsLeft === null ? null : now + secondsLeft * 1000 };
    }
    case "shutdown":
    case "tokenRequested":
      return room;
  }
}

/** The case that is being run, as the frame names it. */
export function runningCase({ cases, running }: RoomState): RoomCase | undefined {
  return cases.find(({ moduleId, caseId }) => moduleId === running?.moduleId && caseId === running.caseId);
}

/** The person who has control; undefined if no one has. */
export function findController({ users }: RoomState): RoomUser | undefined {
  return users.find(({ inControl }) => inControl);
}
