/** The kind of thing that an act is about. Ids of two kinds may be equal, so a thing is identified by kind and id. */
export type ThingKind =
  | "person"
  | "customer"
  | "group"
  | "learning_space"
  | "space_access"
  | "voucher"
  | "course_voucher"
  | "hospital"
  | "attending"
  | "record"
  | "run"
  | "target"
  | "machine"
  | "session"
  | "station"
  | "service_tag"
  | "release"
  | "update"
  | "personal_case"
  | "object"
  | "library_item"
  | "operation"
  | "document"
  | "feedback";

export type Act = {
  /** The act in plain words: "Group deleted". */
  readonly label: string;
  readonly thing: ThingKind;
  /** Whether the act took something away from people. */
  readonly takes?: true;
};

export const act = (label: string, thing: ThingKind): Act => ({ label, thing });
export const taking = (label: string, thing: ThingKind): Act => ({ label, thing, takes: true });
