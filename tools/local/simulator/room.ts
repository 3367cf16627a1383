import { instant, type KeycloakId } from "@cathedra/domain";
import type {
  OfferedCase,
  RoleToSend,
  RoomEvent,
  RoomRole,
  RoomTokenClaims,
  StartRequest,
} from "@cathedra/domain/cloud";
import { type RoomUser, sessionNoticeSeconds } from "@cathedra/qt-bridge/frame-contract";
import { closeCodes, type FromPage, type ToPage } from "./live-protocol.ts";
import {
  answer,
  assign,
  expire,
  giveControl,
  type Happening,
  isProctor,
  join,
  lose,
  nobody,
  type People,
  type PeopleChange,
  setRequest,
  takeControl,
} from "./people.ts";
import { type Finished, openSuite, type Suite, type SuiteAct } from "./suite/suite.ts";

/** A connection in the form that the room needs. */
export type Seat = {
  readonly id: string;
  readonly send: (message: ToPage) => void;
  readonly close: (code: number) => void;
};

export type RoomParts = {
  readonly start: StartRequest;
  readonly now: () => number;
  /** How long the place of a person with a lost connection is kept. */
  readonly graceMs: number;
  /** Called when people, control or the case have changed. */
  readonly onChange: () => void;
  /** Called when a proctor has ended the session. */
  readonly onEnd: () => void;
  /** Called with the results of each person when a case is over. */
  readonly onFinished: (finished: readonly Finished[]) => void;
};

type Guest = Pick<RoomTokenClaims, "sub" | "name" | "role" | "iat">;

export type Room = ReturnType<typeof openRoom>;

/** The room of one session: its people, who has control, and what is shown. It uses no sockets and no clock of its own. */
export function openRoom({ start, now, graceMs, onChange, onEnd, onFinished }: RoomParts) {
  const seats = new Map<string, { readonly seat: Seat; readonly userId: string }>();
  /** The latest role that the portal named for each person, in a token or a message; `at` is in the portal's time. */
  const roleMessages = new Map<string, { readonly role: RoomRole | null; readonly at: number }>();
  const events: RoomEvent[] = [];
  let people: People = nobody;
  let running = { moduleId: start.moduleId, caseId: start.caseId };
  let changedBy: string | null = null;
  let suite: Suite = openSuite(getOffered(start), now);
  let endsAt: number | null = null;

  const broadcast = (message: ToPage) => {
    for (const { seat } of seats.values()) seat.send(message);
  };
  /** The number and time that every event of the room has. */
  const stamp = () => ({ seq: events.length + 1, at: instant(now()) });
  const note = ({ kind, userId }: Happening) =>
    events.push({ ...stamp(), kind, userId: userId as KeycloakId });
  const users = (): readonly RoomUser[] =>
    people.persons.map(({ id, name, role, connection, asks }) => ({
      id,
      name,
      role,
      inControl: people.control === id,
      connected: connection !== null,
      asks,
    }));
  const become = (change: PeopleChange | null) => {
    if (change === null) return;
    ({ people } = change);
    for (const happening of change.happened) note(happening);
    const steering = people.persons.find(({ id }) => id === people.control);
    suite.control(people.control);
    // No one steers now, so the pedal is released.
    if (steering?.connection === null) suite.letGo();
    broadcast({ type: "users", users: users() });
    broadcast(suite.message());
    onChange();
  };
  /** Keeps the later of two messages about a role, in whichever order they arrive. */
  const heed = (id: string, role: RoomRole | null, at: number): RoomRole | null => {
    const known = roleMessages.get(id);
    if (known !== undefined && known.at > at) return known.role;
    roleMessages.set(id, { role, at });
    return role;
  };
  const casesMessage = (): ToPage => ({ type: "cases", cases: start.cases, running, changedBy });
  const treeMessage = (): ToPage => {
    const { tree, wire } = suite.run();
    return { type: "tree", tree, wire };
  };
  const noticeMessage = (): ToPage => {
    const left = endsAt === null ? Number.POSITIVE_INFINITY : Math.max(0, (endsAt - now()) / 1000);
    return { type: "notice", secondsLeft: left > sessionNoticeSeconds ? null : Math.round(left) };
  };
  const changeCase = (by: string | null, moduleId: string, caseId: string): boolean => {
    const offered = start.cases.find((each) => each.moduleId === moduleId && each.caseId === caseId);
    if (offered === undefined) return false;
    const userId = by as KeycloakId | null;
    running = { moduleId: offered.moduleId, caseId: offered.caseId };
    changedBy = by;
    onFinished(suite.finish());
    suite = openSuite(offered, now);
    suite.control(people.control);
    events.push({ ...stamp(), kind: "case_changed", userId, ...running });
    broadcast(casesMessage());
    broadcast(treeMessage());
    broadcast(suite.message());
    onChange();
    return true;
  };

  const steer = (userId: string, message: SuiteAct) => {
    const before = suite.message().target;
    suite.act(userId, message);
    broadcast({ type: "wire", wire: suite.run().wire });
    const after = suite.message();
    if (after.target !== before) broadcast(after);
  };

  return {
    /** Admits a person, or lets them return; their former connection is closed. False if the portal has excluded them. */
    enter(seat: Seat, { sub: id, name, iat, ...claimed }: Guest): boolean {
      const role = heed(id, claimed.role, iat * 1000);
      if (role === null) return false;
      const { replaced, ...change } = join(people, { id, name, role, connection: seat.id });
      const before = replaced === null ? undefined : seats.get(replaced);
      if (replaced !== null) seats.delete(replaced);
      seats.set(seat.id, { seat, userId: id });
      seat.send({ type: "welcome", you: id, role });
      seat.send(casesMessage());
      seat.send(treeMessage());
      seat.send(suite.message());
      const notice = noticeMessage();
      if (notice.type === "notice" && notice.secondsLeft !== null) seat.send(notice);
      become(change);
      before?.seat.close(closeCodes.replaced);
      return true;
    },
    /** A person in the room sends a new token. False if the portal has excluded them. */
    renew({ sub: id, role: claimed, iat }: Omit<Guest, "name">): boolean {
      const role = heed(id, claimed, iat * 1000);
      become(assign(people, id, role));
      return role !== null;
    },
    /** The portal sends the new roles of the people; a person without a role is removed. */
    setRoles(roles: readonly RoleToSend[], at: number) {
      for (const { id, role: told } of roles) {
        const role = heed(id, told, at);
        become(assign(people, id, role));
        if (role !== null) continue;
        for (const [seatId, { seat, userId }] of seats) {
          if (userId !== id) continue;
          seats.delete(seatId);
          seat.close(closeCodes.refused);
        }
      }
    },
    leave(seatId: string) {
      if (seats.delete(seatId)) become(lose(people, seatId, now()));
    },
    hear(seatId: string, message: Exclude<FromPage, { readonly type: "token" }>) {
      const userId = seats.get(seatId)?.userId;
      if (userId === undefined) return;
      switch (message.type) {
        case "steer":
          if (people.control !== userId) return;
          return steer(userId, message);
        case "pedal":
        case "console":
        case "inject":
        case "roadmap":
        case "tool":
        case "use":
          if (people.control !== userId) return;
          suite.act(userId, message);
          return broadcast(suite.message());
        case "giveControl":
          return become(giveControl(people, userId, message.userId));
        case "takeControl":
          return become(takeControl(people, userId));
        case "ask":
          return become(setRequest(people, userId, message.what, now()));
        case "answered":
          return become(answer(people, userId, message.userId));
        case "changeCase":
          if (!isProctor(people, userId)) return;
          // A choice that was made while another case was running is ignored.
          if (message.from !== undefined && message.from !== running.caseId)
            return seats.get(seatId)?.seat.send(casesMessage());
          changeCase(userId, message.moduleId, message.caseId);
          return;
        case "end":
          if (isProctor(people, userId)) onEnd();
          return;
      }
    },
    /** Changes the case for the portal; false if the session has no such case. */
    changeCase: (moduleId: string, caseId: string) => changeCase(null, moduleId, caseId),
    /** Sets the end of the session, by this machine's clock. */
    endAt(at: number) {
      endsAt = at;
      broadcast(noticeMessage());
    },
    notice: () => broadcast(noticeMessage()),
    /** Advances the picture, several times a second. */
    tick() {
      if (suite.tick()) broadcast(suite.message());
    },
    /** Removes people who did not return in time. */
    sweep: () => become(expire(people, now(), graceMs)),
    /** Closes the room for everyone. */
    close(why: "ended" | "limit" | "failed") {
      onFinished(suite.finish());
      broadcast({ type: "shutdown", why });
      for (const { seat } of seats.values()) seat.close(closeCodes.over);
      seats.clear();
      for (const { id } of people.persons) {
        if (people.control === id) note({ kind: "control_lost", userId: id });
        note({ kind: "left", userId: id });
      }
      people = nobody;
    },
    isRunOf: (who: string, runId: string) => suite.isRunOf(who, runId),
    running: () => running,
    users,
    /** Everything that happened, numbered from 1. */
    events: (): readonly RoomEvent[] => events,
  };
}

function getOffered({ cases, moduleId, caseId }: StartRequest): OfferedCase {
  const found = cases.find((each) => each.moduleId === moduleId && each.caseId === caseId);
  return found ?? { moduleId, moduleName: moduleId, caseId, caseName: caseId };
}
