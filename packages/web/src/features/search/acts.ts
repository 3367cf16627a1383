import { giveHoursTexts, searchTexts, weekTexts } from "@cathedra/domain/messages";
import type { Viewer } from "../../shell/use-viewer.ts";
import { personHref } from "../people/person-href.ts";
import type { Found, FoundKind } from "./search-result.ts";

const texts = searchTexts.acts;

/** An act that is found by its verb, and that the name of a person or group completes: "Give hours to Maya". */
export type NamedAct = {
  /** The action before a name is typed. Without an address, choosing it begins the sentence instead of opening a page. */
  readonly act: Found;
  readonly start: string;
  /** The kind of thing to be named, and the prompt for it. */
  readonly kind: FoundKind;
  readonly prompt: string;
  /** Whether people with these rights may use the action at all; for a particular name, the opened page checks it. */
  readonly isFor: (viewer: Viewer) => boolean;
  /** Matches the beginning of the sentence, up to the name. */
  readonly sentence: RegExp;
  /** The word that names the action in any order of words, and the words beside it that are no part of the name. */
  readonly verb: RegExp;
  readonly fillers: readonly string[];
  /** Whether a name alone also finds the action with it: "Maya" finds "Give hours to Maya". */
  readonly isFoundByName: boolean;
  /** Makes the result from the named thing. */
  readonly to: (named: Found) => Found;
};

const has = (section: string) => (viewer: Viewer) => viewer.viewerAdminSections.includes(section);
const makeKey = ({ id }: Found) => id.slice(id.indexOf(":") + 1);
const getDetail = ({ detail }: Found) => (detail === undefined ? {} : { detail });

export const namedActs: readonly NamedAct[] = [
  {
    act: {
      kind: "page",
      id: "act:give-hours",
      href: "",
      label: giveHoursTexts.act,
      detail: giveHoursTexts.typeName,
      words: ["vouchers", "time", "person", "people"],
    },
    start: "Give hours to ",
    kind: "person",
    prompt: giveHoursTexts.typeName,
    isFor: has("cloud-case-vouchers"),
    verb: /^hours?$/i,
    fillers: ["give", "to", "for"],
    sentence: /^\s*give hours?\s*(?:to\s+|to$)?(.*)$/i,
    isFoundByName: true,
    to: (person) => ({
      kind: "person",
      id: `give:${makeKey(person)}`,
      href: `${personHref(makeKey(person))}?give=hours`,
      label: giveHoursTexts.actTo(person.label),
      ...getDetail(person),
    }),
  },
  {
    act: { kind: "page", id: "act:invite", href: "", label: texts.invite, detail: texts.typeGroup },
    start: "Invite people to ",
    kind: "group",
    prompt: texts.typeGroup,
    isFor: has("groups"),
    verb: /^invite$/i,
    fillers: ["people", "to"],
    sentence: /^\s*invite(?:\s+people)?(?:\s+to\b)?(?:\s+(.*))?$/i,
    isFoundByName: true,
    to: (group) => ({
      kind: "group",
      id: `invite:${makeKey(group)}`,
      href: `/admin/groups/${makeKey(group)}/invitations#list`,
      label: texts.inviteTo(group.label),
      ...getDetail(group),
    }),
  },
  {
    act: {
      kind: "page",
      id: "act:remind",
      href: "/admin/groups/this-week",
      label: texts.remind,
      detail: weekTexts.title,
    },
    start: "Remind ",
    kind: "person",
    prompt: giveHoursTexts.typeName,
    isFor: has("groups"),
    verb: /^remind$/i,
    fillers: ["people"],
    sentence: /^\s*remind(?:\s+people)?(?:\s+(.*))?$/i,
    isFoundByName: false,
    to: (person) => ({
      kind: "person",
      id: `remind:${makeKey(person)}`,
      href: `/admin/groups/this-week?${new URLSearchParams({ search: person.label })}`,
      label: texts.remindPerson(person.label),
      ...getDetail(person),
    }),
  },
];

/** The acts that the person may do. */
export function getActs(viewer: Viewer): readonly NamedAct[] {
  return namedActs.filter(({ isFor }) => isFor(viewer));
}

/** The results of a kind, the first one followed by the actions with its name. */
export function withActions(kind: FoundKind, items: readonly Found[], viewer: Viewer): readonly Found[] {
  const acts = getActs(viewer).filter((act) => act.isFoundByName && act.kind === kind);
  return items.flatMap((item, place) => (place === 0 ? [item, ...acts.map(({ to }) => to(item))] : [item]));
}

/** The action that the text begins, and the name in it, which is empty until one is typed; undefined for any other text. */
export function actIn(
  text: string,
  viewer: Viewer,
): { readonly act: NamedAct; readonly name: string } | undefined {
  for (const act of getActs(viewer)) {
    const sentence = act.sentence.exec(text);
    if (sentence !== null) return { act, name: sentence[1]?.trim() ?? "" };
  }
  return undefined;
}

/** The action and name of a text that has them in another order, such as "maya hours"; undefined for any other text. */
export function actAmong(
  text: string,
  viewer: Viewer,
): { readonly act: NamedAct; readonly name: string } | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const act = getActs(viewer).find(({ verb }) => words.some((word) => verb.test(word)));
  if (act === undefined) return undefined;
  const name = words.filter((word) => !act.verb.test(word) && !act.fillers.includes(word.toLowerCase()));
  return name.length === 0 ? undefined : { act, name: name.join(" ") };
}
