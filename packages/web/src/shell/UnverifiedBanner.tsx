import { shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { useSiteConfig } from "../site/use-site-config.ts";

/** Says that the person's e-mail address is not verified and what they can do, without saying what rights it would give. */
export function UnverifiedBanner() {
  const site = useSiteConfig();
  const accountUrl = site?.identity.accountUrl;
  if (site === undefined) return null;
  const help =
    accountUrl === undefined
      ? shellTexts.unverifiedHelp(site.product.contactEmail)
      : shellTexts.unverifiedAccount;
  return (
    <Banner
      tone="info"
      title={shellTexts.unverifiedTitle}
      action={
        accountUrl === undefined ? undefined : (
          <LinkButton size="small" href={accountUrl}>
            Your account
          </LinkButton>
        )
      }
    >
      {shellTexts.unverified} {help}
    </Banner>
  );
}
