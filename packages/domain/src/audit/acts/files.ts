import { act } from "./act.ts";

/** Cases of one's own, and the files of the store. */
export const fileActs = {
  "personal_case.kept": act("Case of a person kept", "personal_case"),
  "personal_case.replaced": act("Case of a person replaced", "personal_case"),
  "storage.link_given": act("Link to a stored file given", "object"),
} as const;
