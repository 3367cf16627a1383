import { Banner } from "@cathedra/ui-kit/Banner";
import { FormDialog } from "@cathedra/ui-kit/FormDialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { type ReactNode, useState } from "react";
import { isNameTyped } from "./is-name-typed.ts";

export type NamedQuestionProps = {
  /** The question that the dialog asks, such as "Remove all users from IR Residents?" */
  readonly title: string;
  /** The kind of the named thing, as in its label: "group". */
  readonly thing: string;
  readonly name: string;
  /** Explains what will happen on confirmation. */
  readonly children: ReactNode;
  /** The label of the button, which is the verb of the title. */
  readonly confirmLabel: string;
  readonly failureMessage: string;
  /** Performs the action; the dialog closes when this resolves, and stays open when it rejects. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks the person to type the name of the thing before an action that deletes much (X116). */
export function NamedQuestion(props: NamedQuestionProps) {
  const { title, thing, name, confirmLabel, onConfirm, onClose } = props;
  const [typed, setTyped] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<"asking" | "acting" | "failed">("asking");
  const submit = async () => {
    if (!isNameTyped(name, typed)) {
      setErrors({ name: `Type the name of the ${thing} exactly as shown above` });
      return;
    }
    setErrors({});
    setState("acting");
    try {
      await onConfirm();
    } catch {
      setState("failed");
      return;
    }
    onClose();
  };
  return (
    <FormDialog
      title={title}
      size="small"
      tone="danger"
      saveLabel={confirmLabel}
      isSaving={state === "acting"}
      isChanged={() => false}
      onClose={onClose}
      errors={errors}
      hasSummary={false}
      onSubmit={submit}
    >
      <Stack gap={4}>
        {state === "failed" && <Banner tone="danger">{props.failureMessage}</Banner>}
        {props.children}
        <Text>
          {`To continue, type the name of the ${thing}: `}
          <strong>{name}</strong>
        </Text>
        <TextField
          label={`Name of the ${thing}`}
          name="name"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          isRequired
        />
      </Stack>
    </FormDialog>
  );
}
