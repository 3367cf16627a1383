import { entriesAndProceduresTexts as texts } from "@cathedra/domain/messages";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";

export type EntriesAndProceduresProps = { readonly entries: number; readonly procedures: number };

/** The numbers of a group's records and cases, with how they are worked out and the way to what may be double. */
export function EntriesAndProcedures({ entries, procedures }: EntriesAndProceduresProps) {
  return (
    <Disclosure title={texts.both(entries, procedures)} summary={texts.title}>
      <Stack gap={2} align="start">
        <Text>{texts.explanation}</Text>
        <Link href="/logbook/doubles" variant="alone">
          {texts.doubles}
        </Link>
      </Stack>
    </Disclosure>
  );
}
