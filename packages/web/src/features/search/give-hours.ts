import { giveHoursTexts } from "@cathedra/domain/messages";
import type { Viewer } from "../../shell/use-viewer.ts";
import { personHref } from "../people/person-href.ts";
import type { Found } from "./found.ts";

/** The act as it is found before a name is typed. It leads nowhere: choosing it begins the sentence. */
export const giveHours: Found = {
  kind: "page",
  id: "act:give-hours",
  href: "",
  label: giveHoursTexts.act,
  detail: giveHoursTexts.typeName,
  words: ["vouchers", "time", "person", "people"],
};

/** The beginning of the sentence that a name completes. */
export const giveHoursStart = "Give hours to ";

/** Whether the person can give hours to anyone; the page of each person shows whether to them. */
export function mayGiveHours(viewer: Viewer): boolean {
  return viewer.viewerAdminSections.includes("cloud-case-vouchers");
}

/** The name in "give hours to Maya", also without the space; empty while none is typed, undefined for any other text. */
export function nameOfGift(text: string): string | undefined {
  const sentence = /^\s*give hours?\s*(?:to\s+|to$)?(.*)$/i.exec(text);
  return sentence?.[1]?.trim();
}

/** A person from the search results, as a recipient of hours. */
export function giftTo({ id, label, detail }: Found): Found {
  const keycloakId = id.slice(id.indexOf(":") + 1);
  return {
    kind: "person",
    id: `give:${keycloakId}`,
    href: `${personHref(keycloakId)}?give=hours`,
    label: giveHoursTexts.actTo(label),
    ...(detail === undefined ? {} : { detail }),
  };
}
