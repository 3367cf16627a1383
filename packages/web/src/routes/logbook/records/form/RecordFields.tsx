import type { KeycloakId } from "@cathedra/domain";
import { catalogue, type Me, memberOptions } from "@cathedra/domain/logbook";
import { logbookTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { Form } from "@cathedra/ui-kit/Form";
import { FormBar } from "@cathedra/ui-kit/FormBar";
import { LazyPart } from "@cathedra/ui-kit/overlay";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import type { RecordEditor_query$data } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import { useSaveWhenBack } from "../../../../features/entity-form/use-save-when-back.ts";
import type { SavingQueue } from "../../../../features/record-queue/saving-queue.ts";
import { localDay } from "../../../../format/dates.ts";
import { retryWhenOnline } from "../../../../retry-when-online.ts";
import type { BlankRecord } from "./blank-record.ts";
import { CountingNote, CountingText } from "./CountingNote.tsx";
import { getChoices, getLastParticipation, recentAt } from "./choices.ts";
import type { CopyOf } from "./copy-of.ts";
import type { CountingFacts } from "./counting-lines.ts";
import { draftNote } from "./draft-note.ts";
import { FoldedFields } from "./FoldedFields.tsx";
import { focusFirst } from "./focus-first.ts";
import { RecordFormContext, useFormPart } from "./form-store.ts";
import { OccasionFields } from "./OccasionFields.tsx";
import { ProcedureFields } from "./ProcedureFields.tsx";
import * as css from "./RecordFields.css.ts";
import { getCustomerId, newRecordForm, type RecordForm } from "./record-form.ts";
import { type LoadedRecord, makeForm, mayWriteIdentifier } from "./record-mapping.ts";
import { errorsWithoutField, recordSections, type SectionId, stateOfSection } from "./record-sections.ts";
import { saveRecord } from "./save-record.ts";
import { useCountingLines } from "./use-counting-lines.ts";
import { useDoseReport } from "./use-dose-report.tsx";
import { useLeaving } from "./use-leaving.tsx";
import { useOpenSections } from "./use-open-sections.ts";
import type { OpenedDraft, WaitingChange } from "./use-record-draft.ts";
import { useRecordEditor } from "./use-record-editor.ts";
import { type AfterSave, useRecordOutcome } from "./use-record-outcome.ts";
import { useStagedRender } from "./use-staged-render.ts";
import { validateForm } from "./validate-form.ts";

/** Whether the next form replaces a discarded one, whose focus was lost. */
let replacesDiscarded = false;

export type RecordFieldsProps = {
  readonly me: Me;
  readonly formData: RecordEditor_query$data["IRLogFormData"];
  readonly groups: RecordEditor_query$data["customerGroups"];
  readonly record: LoadedRecord | undefined;
  readonly copy: CopyOf | undefined;
  readonly blank: BlankRecord | undefined;
  readonly draft: OpenedDraft;
  readonly queue: SavingQueue | undefined;
  /** Whether the record was opened to add what it lacks. */
  readonly isCompleting: boolean;
  readonly waiting: WaitingChange | undefined;
  /** Called when the draft of a change was discarded: the form begins again with the stored content. */
  readonly onBeginAgain: () => void;
};

/** The outline beside the form, whose column is reserved. */
const FormOutline = lazy(() =>
  retryWhenOnline(() => import("./FormOutline.tsx").then((file) => ({ default: file.FormOutline }))),
);

/** These parts are below the first screenful, so they are loaded and rendered after it. */
const ParticipantFields = lazy(() =>
  retryWhenOnline(() =>
    import("./ParticipantFields.tsx").then((file) => ({ default: file.ParticipantFields })),
  ),
);

/** Few people come back to a draft. */
const RestoredNote = lazy(() =>
  retryWhenOnline(() => import("./RestoredNote.tsx").then((file) => ({ default: file.RestoredNote }))),
);

const CompletionNote = lazy(() =>
  retryWhenOnline(() =>
    import("../complete/CompletionNote.tsx").then((file) => ({ default: file.CompletionNote })),
  ),
);

const loadSaveConflict = () => import("../conflict/SaveConflict.tsx").then((module) => module.SaveConflict);

const loadDraftClash = () =>
  import("../conflict/DraftClashDialog.tsx").then((module) => module.DraftClashDialog);

/** If the dialog is closed without a choice, the question is asked again when the next change is sent. */
const nothing = () => undefined;

/** The form of one record, from editing it to the result of saving it. */
export function RecordFields(props: RecordFieldsProps) {
  const { me, formData, groups, record, copy, blank, draft, queue, waiting } = props;
  const { isCompleting, onBeginAgain } = props;
  const choices = useMemo(() => getChoices(formData), [formData]);
  const offer = useMemo(
    () => (blank === undefined ? null : <blank.Offer {...{ formData, groups, me }} />),
    [blank, formData, groups, me],
  );
  const navigate = useNavigate();
  const getCustomer = (groupId: number | null) => getCustomerId(groupId, groups) ?? record?.customerId;
  // A copy becomes the person's own case, so it is not offered after saving another person's record.
  const isOwn = record === undefined || record.createdBy?.keycloak_id === me.keycloakId;
  const outcome = useRecordOutcome({
    kind: record !== undefined ? "stored" : copy === undefined ? "new" : "copy",
    mayCopy: isOwn && groups.length > 0,
  });
  /** Whether the last save called the record complete, for a repetition of it. */
  const isCompleteAsIs = useRef(false);
  const editor = useRecordEditor({
    me,
    record,
    fresh: () => freshForm({ me, groups, record, copy, blank, formData }),
    getCustomerId: getCustomer,
    validate: (variables) =>
      validateForm(variables, {
        choices,
        storedProcedure: record?.procedure.code,
        today: localDay(),
        groups: (record === undefined ? groups.map(({ id }) => id) : [record.groupId]).map((id) => ({
          id,
          customerId: getCustomer(id),
        })),
      }),
    save: saveRecord,
    isCompleteAsIs: () => isCompleteAsIs.current || waiting?.isCompleteAsIs === true,
    draft,
    queue,
    waiting,
    onQueued: (waiting) => {
      void queue?.toastOf(waiting).then(outcome.onWaits);
    },
    onSavedElsewhere: async (saved) => {
      const { continueSavedElsewhere } = await import("./continue-saved-elsewhere.ts");
      await continueSavedElsewhere(saved, {
        owner: me.keycloakId,
        onSaved: (stored) => outcome.onSaved(stored, "as usual"),
        go: (address) => navigate(address, { replace: true }),
      });
    },
    ...outcome,
    ...(isCompleting && {
      onSaved: async (saved) => {
        const { openNextToComplete } = await import("../complete/open-next-to-complete.ts");
        await openNextToComplete(saved, me.keycloakId, (href) => void navigate(href));
      },
    }),
  });
  const isChange = record !== undefined;
  const leave = useLeaving({ editor, isChange, draft: { owner: me.keycloakId, id: draft.id, isChange } });
  const waitingSince = waiting?.savedAt;
  const shownSince = useRef(waitingSince);
  const showWaiting = useEffectEvent(() => {
    if (editor.showsWaiting) waiting?.onShown();
  });
  useEffect(() => showWaiting(), []);
  const followWaiting = useEffectEvent((since: number | undefined) => {
    // What waited has been sent or discarded, or another tab has saved a change, while nothing was typed here.
    const isIdle = editor.phase === "editing" && editor.conflict === null && editor.refusal === null;
    if (shownSince.current !== since && isIdle && !editor.isChanged()) onBeginAgain();
    shownSince.current = since;
  });
  useEffect(() => followWaiting(waitingSince), [waitingSince]);
  const after = useRef<AfterSave>("as usual");
  const lastAfter = useRef<AfterSave>("as usual");
  const submit = (asItIs = false) => {
    if (!editor.isBusy) isCompleteAsIs.current = asItIs;
    lastAfter.current = after.current;
    after.current = "as usual";
    return editor.submit(lastAfter.current);
  };
  const { form, phase, errors, refusal } = editor;
  const waitingSave = useSaveWhenBack(refusal, editor, () => editor.submit(lastAfter.current));
  const states = recordSections.map((section) => stateOfSection(section, form, errors));
  const getState = (id: SectionId) => states[recordSections.findIndex((section) => section.id === id)];
  const folds = useOpenSections((id) => (getState(id)?.wrong ?? 0) > 0);
  const doseReport = useDoseReport(phase === "saved", () => folds.turn("clinicalData", true));
  const customerId = getCustomer(form.groupId);
  const offered = useMemo(
    () => ({ ...choices, recent: recentAt(formData, customerId) }),
    [choices, formData, customerId],
  );
  // The first screenful is rendered first; the rest follows in the pauses after it.
  const renderedCount = useStagedRender(recordSections.length);
  const formId = useId();
  const getPlace = (id: SectionId) => `${formId}${id}`;
  const beginning = getPlace("occasion");
  const discard = async () => {
    focusFirst(document.getElementById(beginning));
    if (!(await leave.discard())) return;
    replacesDiscarded = true;
    if (isChange) onBeginAgain();
    else await navigate("/logbook/records/create", { replace: true });
  };
  useEffect(() => {
    if (!replacesDiscarded) return;
    replacesDiscarded = false;
    focusFirst(document.getElementById(beginning));
  }, [beginning]);
  const group = groups.find(({ id }) => id === form.groupId);
  const members = useMemo(() => getMembers(group, me), [group, me]);
  const countingFacts = useMemo(
    () => ({ me, targets: formData.targets, customerId, today: localDay(), isOwn }),
    [me, formData, customerId, isOwn],
  );
  const counting = useCountingLines(form, countingFacts);
  const homeless = errorsWithoutField(errors);
  const note = useMemo(() => <Counting facts={countingFacts} />, [countingFacts]);

  const parts: Readonly<Record<SectionId, () => ReactNode>> = {
    occasion: () => (
      <OccasionFields
        choices={offered}
        customerId={customerId}
        groups={groups}
        me={me}
        storedName={record?.groupName}
        hasIdentifier={mayWriteIdentifier({ record, viewerKeycloakId: me.keycloakId })}
        storedDate={record?.dateOfProcedure}
        offer={offer}
        Suggested={(blank ?? copy)?.Suggested}
      />
    ),
    procedure: () => <ProcedureFields choices={offered} />,
    participants: () => (
      <Suspense fallback={<PartPlaceholder title="Participants" />}>
        <ParticipantFields
          members={members}
          error={errors.participants}
          counting={note}
          suggested={blank === undefined ? undefined : getLastParticipation(formData)}
        />
      </Suspense>
    ),
    clinicalData: () => folded("clinicalData", doseReport.part),
    clinicalManager: () => folded("clinicalManager"),
  };
  const folded = (id: SectionId, children?: ReactNode) => (
    <FoldedFields {...{ id, folds, children }} filled={getState(id)?.filled ?? 0} />
  );

  return (
    <RecordFormContext value={editor.store}>
      <div className={css.page} {...doseReport.dropHandlers}>
        <Form
          label="Record"
          errors={errors}
          errorTitle={logbookTexts.invalidForm}
          onSubmit={() => submit()}
          onRefused={() => {
            after.current = "as usual";
            folds.openBuilt();
            editor.judge();
          }}
        >
          <Stack gap={6}>
            {queue === undefined ? null : (
              <Suspense fallback={null}>
                <queue.Note />
              </Suspense>
            )}
            {blank === undefined || outcome.saved === undefined ? null : <blank.Note {...outcome.saved} />}
            {copy === undefined ? null : <copy.Note source={copy.source} />}
            {isCompleting ? (
              <Suspense fallback={null}>
                <CompletionNote
                  me={me}
                  onOpenSections={folds.open}
                  onCompleteAsIs={() => void submit(true)}
                />
              </Suspense>
            ) : null}
            {editor.restored === undefined || phase === "saved" ? null : (
              <Suspense fallback={null}>
                <RestoredNote {...editor.restored} onDiscard={() => void discard()} />
              </Suspense>
            )}
            {recordSections.map(({ id, title }, at) => (
              <div key={id} id={getPlace(id)} className={css.part}>
                {at < renderedCount ? parts[id]() : <PartPlaceholder title={title} />}
              </div>
            ))}
            {homeless.length === 0 ? null : (
              <Banner tone="danger" title={logbookTexts.invalidForm}>
                {homeless.join(" ")}
              </Banner>
            )}
            {refusal?.kind === "refused" ? <Banner tone="danger">{refusal.error.message}</Banner> : null}
            <FormBar
              saveLabel="Save record"
              isSaving={editor.isBusy}
              isSaveDisabled={phase === "saved"}
              onCancel={leave.ask}
              alternative={
                isOwn
                  ? {
                      label: "Save and copy",
                      onChoose: () => {
                        after.current = "copy";
                      },
                    }
                  : undefined
              }
              warning={counting?.isWarning === true ? <CountingText {...counting} /> : undefined}
              note={phase === "saved" ? undefined : draftNote(editor.draftState, waitingSave)}
            />
          </Stack>
        </Form>
        {leave.question}
        <LazyPart
          load={loadDraftClash}
          isWanted={editor.clash !== undefined}
          onFailure={nothing}
          props={{ clash: editor.clash }}
        />
        <LazyPart
          load={loadSaveConflict}
          isWanted={editor.conflict !== null}
          onFailure={editor.dropConflict}
          props={{
            ...editor,
            me: me.keycloakId,
            maySaveAsNew: groups.some(({ id }) => id === form.groupId),
          }}
        />
        <Suspense fallback={null}>
          <FormOutline
            parts={recordSections.map(({ id, title }, at) => ({ id, title, state: states[at] }))}
            getPlace={getPlace}
            onGo={(id) => {
              folds.turn(id, true);
              goTo(document.getElementById(getPlace(id)));
            }}
          />
        </Suspense>
      </div>
    </RecordFormContext>
  );
}

/** Reserves the space of a section that is not rendered yet. */
function PartPlaceholder({ title }: { readonly title: string }) {
  return (
    <Card title={title}>
      <Skeleton kind="text" lines={3} />
    </Card>
  );
}

/** Shows what the case counts towards, and renders again when the facts arrive. */
function Counting({ facts }: { readonly facts: CountingFacts }) {
  return <CountingNote counting={useCountingLines(useFormPart(whole), facts)} />;
}

const whole = (form: RecordForm) => form;

/** The content of the form before anything is typed. */
function freshForm({
  me,
  groups,
  record,
  copy,
  blank,
  formData,
}: Pick<RecordFieldsProps, "me" | "groups" | "record" | "copy" | "blank" | "formData">): RecordForm {
  if (record !== undefined) return makeForm(record);
  const last = getLastParticipation(formData);
  if (blank !== undefined) return blank.toForm({ me, groups, formData });
  if (copy === undefined) return newRecordForm(me, groups, last);
  return copy.toForm(copy.source, { me, last, groups, today: localDay(), catalogue });
}

/** Moves to the section and focuses its first control. */
function goTo(part: HTMLElement | null): void {
  focusFirst(part);
  part?.scrollIntoView({ block: "start" });
}

/** The chosen group's members by name, the person among them (7.044). */
function getMembers(group: RecordFieldsProps["groups"][number] | undefined, me: Me) {
  const members = (group?.members ?? []).flatMap(({ keycloak_id, first_name, last_name }) =>
    keycloak_id === null || keycloak_id === undefined
      ? []
      : [{ keycloakId: keycloak_id as KeycloakId, name: `${first_name ?? ""} ${last_name ?? ""}`.trim() }],
  );
  return memberOptions(members, { keycloakId: me.keycloakId, name: `${me.firstName} ${me.lastName}`.trim() });
}
