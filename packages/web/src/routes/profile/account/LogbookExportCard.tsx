import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useViewer } from "../../../shell/use-viewer.ts";

/** The way to the file of one's whole logbook, for people with a logbook. */
export function LogbookExportCard() {
  if (useViewer()?.viewerCanUseLogbook !== true) return null;
  return (
    <Card title="Your logbook">
      <Stack gap={2} align="start">
        <Text>Download every record that you wrote or take part in, as Excel, CSV or JSON.</Text>
        <Link href="/logbook/export" variant="alone">
          Export your logbook
        </Link>
      </Stack>
    </Card>
  );
}
