/** The operations as the pages send them. */
export const targetQuery = "{ connectionTarget { url token expiresAt } }";
export const saveCheck =
  "mutation ($facts: ConnectionFactsInput!) { saveConnectionCheck(facts: $facts) { checkedAt verdict } }";
export const ownCheck = "{ connectionCheck { verdict } }";
export const eventConnections =
  "query ($id: Int!) { getEventResourceAccessVoucherById(voucherId: $id) { connections { first_name check { verdict } } } }";

export const goodFacts = {
  browser: "Chrome 142 on Windows",
  missing: [],
  target: "simulator",
  hasSocket: true,
  roundTripMs: 24,
  jitterMs: 2,
  lostPercent: 0,
  downMbit: 80,
  upMbit: 12,
};
