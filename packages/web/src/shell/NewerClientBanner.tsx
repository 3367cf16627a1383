import { clientVersionTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Download } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type {
  NewerClientBannerQuery,
  NewerClientBannerQuery$data,
} from "../__generated__/NewerClientBannerQuery.graphql.ts";
import { getPlatform, isAnnounced, readDismissal } from "./newer-client.ts";

const dismissedKey = "newer-client-dismissed";

const newestQuery = graphql`
  query NewerClientBannerQuery {
    maxClientVersion {
      version
      links {
        platform
        url
      }
    }
  }
`;

/** Tells people in the desktop client that there is a newer version, with the installer for their platform (1.021, 1.022). */
export function NewerClientBanner({ running }: { readonly running: string }) {
  const environment = useRelayEnvironment();
  const [newest, setNewest] = useState<NewerClientBannerQuery$data["maxClientVersion"]>();
  const [openedAt] = useState(() => Date.now());
  const [known] = useState(() => readDismissal(readStored()));
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    // The request is not awaited: if it fails, no banner is shown this time.
    const asking = fetchQuery<NewerClientBannerQuery>(environment, newestQuery, {}).subscribe({
      next: ({ maxClientVersion }) => setNewest(maxClientVersion),
      error: () => undefined,
    });
    return () => asking.unsubscribe();
  }, [environment]);

  if (newest === undefined || isLater || !isAnnounced(newest.version, running, known, openedAt)) return null;
  const { version, links } = newest;
  const platform = getPlatform(navigator.userAgent);
  const installer = links.find((link) => link.platform === platform);
  const dismiss = () => {
    storeDismissal(JSON.stringify({ version, at: Date.now() }));
    setLater(true);
  };
  return (
    <Banner
      tone="info"
      title={clientVersionTexts.newer}
      dismissLabel={clientVersionTexts.later}
      onDismiss={dismiss}
      action={
        installer === undefined ? undefined : (
          <LinkButton size="small" icon={Download} href={installer.url}>
            {clientVersionTexts.download(version)}
          </LinkButton>
        )
      }
    >
      {installer === undefined ? clientVersionTexts.none(version) : clientVersionTexts.yours(running)}
    </Banner>
  );
}

/** Reads the stored dismissal; null if the browser's storage is not available. */
function readStored(): string | null {
  try {
    return localStorage.getItem(dismissedKey);
  } catch {
    return null;
  }
}

function storeDismissal(text: string): void {
  try {
    localStorage.setItem(dismissedKey, text);
  } catch {
    // If the dismissal cannot be stored, the banner appears again next time.
  }
}
