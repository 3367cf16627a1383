import * as v from "valibot";

/** Part of every message between the page of a room and the frame in it. */
export const frameContract = { name: "cathedra-room", version: 1 } as const;

/** How many seconds before its end a session is announced to be over (3.032). */
export const sessionNoticeSeconds = 300;

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
const instant = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = text(200);
const envelope = { contract: v.literal(frameContract.name), version: v.literal(frameContract.version) };

export const viewerRequests = ["control", "help"] as const;
/** The kinds of request of a viewer to the proctor. */
export type ViewerRequest = (typeof viewerRequests)[number];

const user = v.object({
  id,
  name: text(200),
  role: v.picklist(["proctor", "participant"]),
  inControl: v.boolean(),
  /** Whether the user is connected; false while the connection is lost and the place is kept for a while. */
  connected: v.boolean(),
  /** The user's open request and since when it exists; the queue begins with the earliest. */
  asks: v.nullable(v.object({ what: v.picklist(viewerRequests), since: instant })),
});
const offered = v.object({ moduleId: id, moduleName: text(300), caseId: id, caseName: text(300) });

/** The eight messages of the frame (3.028, X106). */
const frameMessage = v.variant("type", [
  v.object({ ...envelope, type: v.literal("usersUpdated"), users: v.pipe(v.array(user), v.maxLength(500)) }),
  v.object({ ...envelope, type: v.literal("controlGained") }),
  v.object({ ...envelope, type: v.literal("controlLost") }),
  /** The connection to the simulator is lost; the frame keeps trying when `retries` is true. */
  v.object({ ...envelope, type: v.literal("connectionClosed"), retries: v.boolean() }),
  /** The cases that can be chosen, and the running one. */
  v.object({
    ...envelope,
    type: v.literal("casesUpdated"),
    cases: v.pipe(v.array(offered), v.maxLength(500)),
    running: v.object({ moduleId: id, caseId: id }),
    /** The id of the person who chose the case; null if the session began with it. Frames may leave it out. */
    changedBy: v.optional(v.nullable(id)),
  }),
  v.object({ ...envelope, type: v.literal("shutdown"), why: v.picklist(["ended", "limit", "failed"]) }),
  /** Starts the countdown of five minutes, or moves its end. Null: the end has moved further away than that. */
  v.object({
    ...envelope,
    type: v.literal("sessionNotice"),
    secondsLeft: v.nullable(v.pipe(v.number(), v.minValue(0))),
  }),
  /** The frame has no token, or its token is valid for less than 30 seconds (3.032). */
  v.object({ ...envelope, type: v.literal("tokenRequested") }),
]);

/** The commands of the page to the frame (3.027, 3.031). */
const pageCommand = v.variant("type", [
  v.object({ ...envelope, type: v.literal("token"), token: text(4000) }),
  v.object({ ...envelope, type: v.literal("giveControl"), userId: id }),
  v.object({ ...envelope, type: v.literal("takeControl") }),
  /** Requests something from the proctor; null withdraws the request. */
  v.object({ ...envelope, type: v.literal("ask"), what: v.nullable(v.picklist(viewerRequests)) }),
  /** The proctor has dealt with a user's request. */
  v.object({ ...envelope, type: v.literal("answered"), userId: id }),
  /**
   * Changes the case; `from` is the case that the person saw running: if another one is running in the meantime, the frame changes
   * nothing.
   */
  v.object({ ...envelope, type: v.literal("changeCase"), moduleId: id, caseId: id, from: v.optional(id) }),
  v.object({ ...envelope, type: v.literal("showParticipants"), shown: v.boolean() }),
  v.object({ ...envelope, type: v.literal("theme"), theme: v.picklist(["light", "dark"]) }),
  v.object({ ...envelope, type: v.literal("end") }),
]);

type Bare<Message> = Message extends unknown ? Omit<Message, keyof typeof envelope> : never;

/** A message from the frame to the page. */
export type FrameMessage = Bare<v.InferOutput<typeof frameMessage>>;
/** A command of the page to its frame. */
export type PageCommand = Bare<v.InferOutput<typeof pageCommand>>;
export type RoomUser = v.InferOutput<typeof user>;
export type RoomCase = v.InferOutput<typeof offered>;

/** Parses a message of a frame; undefined if it is not a message of this contract and version. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const parsed = v.safeParse(frameMessage, data);
  return parsed.success ? bare(parsed.output) : undefined;
}

export function readPageCommand(data: unknown): PageCommand | undefined {
  const parsed = v.safeParse(pageCommand, data);
  return parsed.success ? bare(parsed.output) : undefined;
}

/** Wraps a message as it is posted. */
export function sealed<Message extends FrameMessage | PageCommand>(message: Message) {
  return { contract: frameContract.name, version: frameContract.version, ...message };
}

function bare<Message extends { readonly contract: string; readonly version: number }>(
  message: Message,
): Bare<Message> {
  const { contract: _, version: __, ...rest } = message;
  return rest as unknown as Bare<Message>;
}

/** The people who ask for control, the first to ask first. */
export function controlQueue(users: readonly RoomUser[]): readonly RoomUser[] {
  const since = ({ asks }: RoomUser): number => asks?.since ?? 0;
  return users.filter(({ asks }) => asks !== null).toSorted((one, other) => since(one) - since(other));
}
