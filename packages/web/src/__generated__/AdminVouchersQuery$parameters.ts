/**
 * @generated SignedSource<<ccc8385c726063e82f99daef74b11236>>
 * @relayHash cc5cdf0a0de41321074fa53bfc60e026
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37b019b8ce9075009d7656e84a086aca456b96b68516f45f51200886b0cd512c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37b019b8ce9075009d7656e84a086aca456b96b68516f45f51200886b0cd512c",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
