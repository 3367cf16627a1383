/**
 * @generated SignedSource<<3a219374ae2f84ca802ab5d8a7c9b906>>
 * @relayHash 1e6810485c6ad06cb3be14bf3f358189
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 208c864d1b5f64de04e03eea0a66761b2de9c4cfe96e0e87b681257adc834306

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "208c864d1b5f64de04e03eea0a66761b2de9c4cfe96e0e87b681257adc834306",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
