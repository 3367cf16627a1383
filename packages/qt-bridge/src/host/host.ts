import * as v from "valibot";
import { bridgeContract, type ObjectName } from "../contract/contract.ts";
import type { Method, PublishedContract } from "../contract/method.ts";
import { bridgeVersions } from "../contract/portal-bridge.ts";
import type { DesktopFacts } from "../desktop-client.ts";
import { messageType } from "../wire-messages.ts";
import { answerCall, refusal, type SentAnswer, settleVersion } from "./answer-call.ts";
import { type NumberedMembers, numberMembers } from "./member-numbers.ts";
import { type PageMessage, parsePageMessage } from "./page-message.ts";
import type { HostAnswer, HostFault, Payload, Station } from "./station.ts";

export type HostOptions = {
  readonly facts: DesktopFacts;
  readonly station: Station;
  /** Whether `simulator.start` accepts the editor of cases. */
  readonly caseCreator?: boolean;
  /** The version of the bridge that is published; another one simulates a client of another time. */
  readonly bridgeVersion?: number;
  /** The versions that the host speaks; by default all known ones. */
  readonly versions?: readonly number[];
  /** Called for each method call: the fault to simulate. */
  readonly findFault?: (object: string, method: string) => HostFault | undefined;
  /** Called when this side would have sent something that violates the contract, or threw an error. */
  readonly onProblem?: (problem: unknown) => void;
};

/** A page that is connected. */
export type HostedPage = { receive(text: string): void; close(): void };

/** The client's side of the bridge: publishes the objects to any number of pages, over any transport of texts. */
export type DesktopHost = {
  connect(send: (text: string) => void, onDead?: () => void): HostedPage;
  /** Sends a signal to every page that listens. */
  tell<Name extends ObjectName, S extends keyof BridgeSignals<Name> & string>(
    object: Name,
    signal: S,
    payload: Payload<Name, S>,
  ): void;
  changeFacts(facts: DesktopFacts): void;
  /** Withdraws the objects, as a client that ends in an orderly way does. */
  withdraw(): void;
};
type BridgeSignals<Name extends ObjectName> = (typeof bridgeContract)[Name]["signals"];

type Page = { readonly send: (message: object) => void; readonly listens: Set<string>; isGreeted: boolean };

const contract: Readonly<Record<string, PublishedContract>> = bridgeContract;
type Answering = (args: unknown) => HostAnswer<unknown> | Promise<HostAnswer<unknown>>;

export function desktopHost(options: HostOptions): DesktopHost {
  const pages = new Set<Page>();
  const onProblem = options.onProblem ?? (() => {});
  const offered = Object.keys(contract).filter(
    (name) => name === "portalBridge" || Reflect.get(options.station, name) !== undefined,
  );
  const numbers = new Map<string, NumberedMembers>(
    offered.map((name) => [name, numberMembers(getContract(name))]),
  );
  let { facts } = options;

  const properties = () => ({ bridgeVersion: options.bridgeVersion ?? bridgeVersions[0], ...facts });
  const features = () => [
    ...offered.filter((name) => name !== "portalBridge"),
    ...(options.caseCreator === true ? ["caseCreator"] : []),
  ];

  function tellAll(object: string, signal: number, args: readonly unknown[]): void {
    for (const page of pages) {
      if (page.listens.has(`${object}/${signal}`))
        page.send({ type: messageType.signal, object, signal, args });
    }
  }

  async function invoke(
    page: Page,
    object: string,
    name: string,
    args: readonly unknown[],
  ): Promise<SentAnswer> {
    if (object === "portalBridge") {
      const settled = settleVersion(args, {
        features: features(),
        now: new Date().toISOString(),
        spoken: options.versions ?? bridgeVersions,
      });
      page.isGreeted ||= settled.ok;
      return settled;
    }
    if (!page.isGreeted) return refusal("UNSUPPORTED_VERSION", "portalBridge.hello comes first");
    const method = getMethod(object, name);
    const answer: unknown = Reflect.get(Object(Reflect.get(options.station, object)), name);
    if (method === undefined || !isAnswering(answer)) return refusal("NOT_SUPPORTED", `${object}.${name}`);
    return answerCall(method, answer, args, onProblem);
  }

  async function call(page: Page, { id, object, method, args }: Invocation, die: () => void): Promise<void> {
    const name = numbers.get(object)?.methods.get(method);
    // Qt does not answer for unpublished objects either.
    if (name === undefined) return;
    const fault = options.findFault?.(object, name);
    const result =
      typeof fault === "object" && "refuses" in fault
        ? refusal(fault.refuses, "as it was told to")
        : await invoke(page, object, name, args);
    const answer = () =>
      page.send({ type: messageType.response, id, data: fault === "garbage" ? garbage : result });
    if (fault === "silent") return;
    if (fault === "dies") return die();
    if (typeof fault === "object" && "lateByMs" in fault) setTimeout(answer, fault.lateByMs);
    else answer();
    if (fault === "twice") answer();
  }

  function handleMessage(page: Page, message: PageMessage, die: () => void): void {
    switch (message.type) {
      case messageType.init: {
        const data = Object.fromEntries(
          [...numbers].map(([name, known]) => [
            name,
            known.published(name === "portalBridge" ? properties() : {}),
          ]),
        );
        page.send({ type: messageType.response, id: message.id, data });
        return;
      }
      case messageType.invokeMethod:
        void call(page, message, die);
        return;
      case messageType.connectToSignal:
        page.listens.add(`${message.object}/${message.signal}`);
        return;
      case messageType.disconnectFromSignal:
        page.listens.delete(`${message.object}/${message.signal}`);
        return;
      case messageType.idle:
    }
  }

  return {
    connect(send, onDead = () => {}) {
      const page: Page = {
        send: (message) => {
          if (pages.has(page)) send(JSON.stringify(message));
        },
        listens: new Set(),
        isGreeted: false,
      };
      pages.add(page);
      const close = () => void pages.delete(page);
      const die = () => {
        close();
        onDead();
      };
      return {
        receive: (text) => {
          const message = parsePageMessage(text);
          if (message !== undefined) handleMessage(page, message, die);
        },
        close,
      };
    },
    tell(object, signal, payload) {
      const known = getContract(object).signals[signal];
      const at = [...(numbers.get(object)?.signals ?? [])].find(([, name]) => name === signal)?.[0];
      if (known === undefined || at === undefined) return;
      const read = v.safeParse(known.payload, payload);
      if (read.success) tellAll(object, at, [read.output]);
      else onProblem(read.issues);
    },
    changeFacts(next) {
      facts = next;
      const values: Readonly<Record<string, unknown>> = properties();
      const names = Object.keys(getContract("portalBridge").properties);
      const byNumber = Object.fromEntries(names.map((name, at) => [at, values[name]]));
      const changed = { object: "portalBridge", signals: {}, properties: byNumber };
      for (const page of pages) page.send({ type: messageType.propertyUpdate, data: [changed] });
    },
    withdraw: () => tellAll("portalBridge", 0, []),
  };
}

type Invocation = Extract<PageMessage, { type: typeof messageType.invokeMethod }>;
const garbage = { perhaps: "something else" };

function getContract(name: string): PublishedContract {
  const known = contract[name];
  if (known === undefined) throw new Error(`the contract has no object ${name}`);
  return known;
}

const getMethod = (object: string, name: string): Method | undefined => contract[object]?.methods[name];
const isAnswering = (value: unknown): value is Answering => typeof value === "function";
