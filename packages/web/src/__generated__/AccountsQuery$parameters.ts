/**
 * @generated SignedSource<<c0d37beab4332b8f88fd365575833d2a>>
 * @relayHash cf9d823c7085f8aa1466b881f7626966
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 754cb07300d7eab98daf8112626df0bd5f28641901021cf7764576de2333a34d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsQuery } from './AccountsQuery.graphql';

const node: PreloadableConcreteRequest<AccountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "754cb07300d7eab98daf8112626df0bd5f28641901021cf7764576de2333a34d",
    "metadata": {},
    "name": "AccountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
