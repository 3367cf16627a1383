import { feedbackTexts as texts } from "@cathedra/domain/messages";
import { feedbackLimits } from "@cathedra/domain/reports";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { FormDialog } from "@cathedra/ui-kit/FormDialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextArea } from "@cathedra/ui-kit/TextArea";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { getCode } from "../../relay/errors.ts";
import { toasts } from "../../shell/toasts.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { isDesktopBrowser } from "../../site/desktop-browser.ts";
import { type FieldTexts, toSaveRefusal } from "../entity-form/save-refusal.ts";
import { useStoredForm } from "../stored-form/use-stored-form.ts";
import { type DiagnosticFacts, diagnosticFacts, diagnosticLabels } from "./diagnostic-facts.ts";
import { FeedbackFact } from "./FeedbackFact.tsx";
import * as css from "./feedback.css.ts";
import { Screenshot, type Shot } from "./Screenshot.tsx";
import { pictureToSend } from "./screenshot-image.ts";
import { uploadScreenshot, useSendFeedback } from "./use-send-feedback.ts";

const typed = v.object({ key: v.string(), name: v.string(), email: v.string(), description: v.string() });

export type FeedbackDialogProps = {
  /** The id of the failed request that the report is about. */
  readonly requestId: string | undefined;
  readonly onClose: () => void;
};

/** The dialog for reporting a problem (G.028). Typed content survives a failure, a reload and an expired session. */
export function FeedbackDialog({ requestId, onClose }: FeedbackDialogProps) {
  const viewer = useViewer();
  const { restored, keep } = useStoredForm({
    owner: viewer?.keycloak_id ?? "nobody",
    subject: "feedback",
    schema: typed,
  });
  const [start] = useState(() => ({
    key: crypto.randomUUID() as string,
    name: [viewer?.first_name, viewer?.last_name].filter(Boolean).join(" "),
    email: viewer?.email ?? "",
    description: "",
  }));
  const [fields, setFields] = useState(restored?.content ?? start);
  const [shot, setShot] = useState<Shot | null>(null);
  const [along, setAlong] = useState<DiagnosticFacts | null>(null);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const send = useSendFeedback();
  useEffect(() => {
    void diagnosticFacts(requestId).then(setAlong);
  }, [requestId]);

  const change = (part: Partial<typeof fields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    keep(next);
  };
  const forget = () => {
    keep(undefined);
    onClose();
  };

  const submit = async () => {
    setErrors({});
    setFailure([]);
    setSending(true);
    let isPicture = shot !== null;
    try {
      const screenshotId =
        shot === null ? null : await uploadScreenshot(await pictureToSend(shot.picture, shot.hidden));
      isPicture = false;
      await send({ ...fields, ...(along ?? (await diagnosticFacts(requestId))), screenshotId });
    } catch (error) {
      const refusal = toSaveRefusal(error);
      if (refusal.kind === "fields") setErrors(refusal.texts);
      else setFailure(getFailure(error, isPicture));
      setSending(false);
      return;
    }
    toasts.success(texts.sent);
    forget();
  };

  return (
    <FormDialog
      title={texts.action}
      saveLabel={texts.send}
      isSaving={isSending}
      isChanged={() => fields.description.trim() !== "" || shot !== null}
      onClose={forget}
      errors={errors}
      onSubmit={() => void submit()}
    >
      <Stack gap={5}>
        <Text tone="muted">{texts.explanation}</Text>
        {failure.length > 0 && (
          <Banner tone="danger">
            {failure.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Banner>
        )}
        <TextArea
          label={texts.description}
          name="description"
          description={texts.descriptionHelp}
          value={fields.description}
          onChange={(description) => change({ description })}
          isRequired
          rows={4}
          maxLength={feedbackLimits.description}
        />
        <TextField
          label={texts.name}
          name="name"
          value={fields.name}
          onChange={(name) => change({ name })}
          isRequired
          maxLength={feedbackLimits.name}
          autoComplete="name"
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          description={texts.emailHelp}
          value={fields.email}
          onChange={(email) => change({ email })}
          isRequired
          autoComplete="email"
        />
        {/* The embedded desktop browser takes no picture of the screen (G.028). */}
        {!isDesktopBrowser(window) && <Screenshot shot={shot} onShot={setShot} />}
        {along !== null && (
          <Disclosure title={texts.sentAlong} summary={along.page}>
            <dl className={css.facts}>
              {Object.entries(diagnosticLabels).map(([name, label]) => {
                const value = along[name as keyof DiagnosticFacts];
                return value === null ? null : (
                  <FeedbackFact key={name} label={label}>
                    {value}
                  </FeedbackFact>
                );
              })}
            </dl>
          </Disclosure>
        )}
      </Stack>
    </FormDialog>
  );
}

/** The server's own message when the feedback was not sent (G.029), and what can be done instead. */
function getFailure(error: unknown, isPicture: boolean): readonly string[] {
  if (isPicture) return [texts.failed, texts.pictureFailed];
  return getCode(error) === "RATE_LIMITED" ? [texts.failed, texts.tooMany] : [texts.failed];
}
