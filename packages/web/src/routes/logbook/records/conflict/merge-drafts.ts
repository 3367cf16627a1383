import { type Change, compareEdits, mergeEdits, type Side, type Versions } from "@cathedra/domain/logbook";
import type { RecordDraft } from "../form/record-draft.ts";
import { type EditedForm, formOfEdited, toEdited } from "./edited-form.ts";

/** Two devices' versions of one draft, and their common base. */
export type DraftVersions = {
  readonly base: RecordDraft;
  readonly theirs: RecordDraft;
  readonly mine: RecordDraft;
};

/** Compares the changes that two versions of a draft made to the common one. */
export function compareDrafts(drafts: DraftVersions): {
  readonly versions: Versions<EditedForm>;
  readonly changes: readonly Change[];
} {
  const versions = {
    base: toEdited(drafts.base.form),
    theirs: toEdited(drafts.theirs.form),
    mine: toEdited(drafts.mine.form),
  };
  return { versions, changes: compareEdits(versions) };
}

/** The draft with the changes of both. When both changed a field, `choose` decides. */
export function mergeDrafts(drafts: DraftVersions, choose: (change: Change) => Side): RecordDraft {
  const { base, theirs, mine } = drafts;
  const { versions, changes } = compareDrafts(drafts);
  const form = formOfEdited(mergeEdits(versions, changes, choose));
  const isMyGroup = mine.form.groupId !== base.form.groupId;
  const isTheirBase = (theirs.basedOn ?? "") > (mine.basedOn ?? "");
  return {
    ...theirs,
    form: {
      // Unknown parts of the draft are kept.
      ...mine.form,
      ...form,
      groupId: isMyGroup ? mine.form.groupId : form.groupId,
      ...(mine.form.wrongDoses === undefined ? {} : { wrongDoses: mine.form.wrongDoses }),
    },
    sent: [...theirs.sent, ...mine.sent],
    basedOn: isTheirBase ? theirs.basedOn : mine.basedOn,
    base: isTheirBase ? theirs.base : mine.base,
  };
}
