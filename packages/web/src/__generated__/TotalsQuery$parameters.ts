/**
 * @generated SignedSource<<a9d3b4d854bf5db9a86564d72cc2c7fb>>
 * @relayHash c652db4fd1228aeae10eb90151039e62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eed9fc1400823e32ee83884364b0e591ff12bb449778d1ad24765eff25e18667

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eed9fc1400823e32ee83884364b0e591ff12bb449778d1ad24765eff25e18667",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
