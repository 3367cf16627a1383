/**
 * @generated SignedSource<<68a71889d4b732830e49c6dfa19e3fba>>
 * @relayHash 1d436948050288ddeff5c499ca9d58b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28e579b3c60aa09b2a0c08809583ebe727959aae7388bcf5a772431c3846f1a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsQuery } from './AccountsQuery.graphql';

const node: PreloadableConcreteRequest<AccountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28e579b3c60aa09b2a0c08809583ebe727959aae7388bcf5a772431c3846f1a3",
    "metadata": {},
    "name": "AccountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
