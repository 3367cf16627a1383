/**
 * @generated SignedSource<<e7ce36197609c5e36a0ad22d3cd7d734>>
 * @relayHash 1a303f652ef0ffe92c6fd7753f69adfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c83a23dd84af2584311fae77e03fbf799c32bbeb91f64784684c78633613ff8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c83a23dd84af2584311fae77e03fbf799c32bbeb91f64784684c78633613ff8",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
