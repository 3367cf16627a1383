import type { KoaContextWithOIDC } from "oidc-provider";

/** The portal is the provider's own: nobody is asked for consent, the grant is made on the first sign-in. */
export function existingOrNewGrant(scopes: readonly string[]) {
  return async ({ oidc }: KoaContextWithOIDC) => {
    const { client, session, provider } = oidc;
    if (client === undefined || session?.accountId === undefined) return undefined;
    const grantId = session.grantIdFor(client.clientId);
    const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    if (existing?.accountId === session.accountId) return existing;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope([...scopes]);
    await grant.save();
    return grant;
  };
}
