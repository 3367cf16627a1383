import { nameRefusalText, storageFailureTexts, storageTexts as texts } from "@cathedra/domain/messages";
import { readName, type StorageItem } from "@cathedra/domain/storage";
import { Banner } from "@cathedra/ui-kit/Banner";
import { FormDialog } from "@cathedra/ui-kit/FormDialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useEffect, useState } from "react";
import { getFolder, getName } from "../paths.ts";
import { getReason, showFailure } from "../storage-errors.ts";
import { createFolder, rename } from "../storage-requests.ts";
import { getNewName } from "./new-name.ts";

type Done = (item: StorageItem) => void;

/** A dialog that asks for a new name; an empty or unchanged name changes nothing (8.007, 8.012). */
export function RenameDialog(props: {
  readonly item: StorageItem;
  readonly onDone: Done;
  readonly onFailed: (error: unknown) => void;
  readonly onClose: () => void;
}) {
  const { item, onClose } = props;
  const former = getName(item.Key);
  const isFolder = item.IsDirectory;
  useEffect(() => selectBase(former, isFolder), [former, isFolder]);
  return (
    <NameDialog
      title={texts.renameTitle(former)}
      label={texts.name}
      saveLabel={texts.rename}
      former={former}
      failure={storageFailureTexts.rename}
      note={item.Items > 0 ? texts.renameFolderQuestion(item.Items) : undefined}
      read={(typed) => getNewName(typed, former)}
      send={(name) => rename(item, `${getFolder(item.Key)}${name}${isFolder ? "/" : ""}`)}
      onDone={props.onDone}
      onFailed={props.onFailed}
      onClose={onClose}
    />
  );
}

/** Asks for the name of a new folder (8.007, 8.014). */
export function FolderDialog(props: {
  readonly folder: string;
  readonly onDone: Done;
  readonly onFailed: (error: unknown) => void;
  readonly onClose: () => void;
}) {
  return (
    <NameDialog
      title={texts.createFolder}
      label={texts.folderName}
      saveLabel={texts.createFolder}
      former=""
      failure={storageFailureTexts.createFolder}
      read={(typed) => {
        const read = readName(typed);
        if (read.ok) return { name: read.value };
        return {
          refused: read.error.reason === "empty" ? texts.folderNameRequired : nameRefusalText(read.error),
        };
      }}
      send={(name) => createFolder(`${props.folder}${name}/`)}
      onDone={props.onDone}
      onFailed={props.onFailed}
      onClose={props.onClose}
    />
  );
}

type NameDialogProps = {
  readonly title: string;
  readonly label: string;
  readonly saveLabel: string;
  readonly former: string;
  readonly failure: string;
  readonly note?: string | undefined;
  /** The meaning of the typed text: a name, a refusal, or nothing. */
  readonly read: (typed: string) => { readonly name: string } | { readonly refused: string } | null;
  readonly send: (name: string) => Promise<StorageItem>;
  readonly onDone: Done;
  readonly onFailed: (error: unknown) => void;
  readonly onClose: () => void;
};

function NameDialog(props: NameDialogProps) {
  const [typed, setTyped] = useState(props.former);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const submit = async () => {
    const read = props.read(typed);
    if (read === null) return props.onClose();
    if ("refused" in read) return setErrors({ name: read.refused });
    setErrors({});
    setFailure(null);
    setSaving(true);
    try {
      const item = await props.send(read.name);
      props.onDone(item);
      props.onClose();
    } catch (error) {
      setSaving(false);
      showFailure(props.failure, error);
      setFailure(getReason(error) ?? props.failure);
      props.onFailed(error);
    }
  };
  return (
    <FormDialog
      title={props.title}
      size="small"
      saveLabel={props.saveLabel}
      isSaving={isSaving}
      isChanged={() => false}
      onClose={props.onClose}
      errors={errors}
      hasSummary={false}
      onSubmit={submit}
    >
      <Stack gap={4}>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        {props.note !== undefined && <Text>{props.note}</Text>}
        <TextField label={props.label} name="name" value={typed} onChange={setTyped} autoComplete="off" />
      </Stack>
    </FormDialog>
  );
}

/** Selects the name without its extension, so that typing does not replace the extension. */
function selectBase(name: string, isFolder: boolean): () => void {
  const timer = setTimeout(() => {
    const field = document.querySelector<HTMLInputElement>('[role="dialog"] input[name="name"]');
    const dot = name.lastIndexOf(".");
    field?.setSelectionRange(0, isFolder || dot <= 0 ? name.length : dot);
  }, 60);
  return () => clearTimeout(timer);
}
