/**
 * @generated SignedSource<<acfd6baa8619ce75a2b8efde54921a90>>
 * @relayHash 562a5f5e8c004a84a9b7d6fb5c813c71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b1cf2389c3e38cdc71c428a8a11d358886655e1f2c75f56aeeda711069e6f64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b1cf2389c3e38cdc71c428a8a11d358886655e1f2c75f56aeeda711069e6f64",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
