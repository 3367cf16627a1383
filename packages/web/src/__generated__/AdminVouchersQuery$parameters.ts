/**
 * @generated SignedSource<<03a7a2586d444a302851c2fa6c90dfdd>>
 * @relayHash 07baa5d2e6d52216d9611632786acb49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0afc7b6dfca5b55058ce1a3d72df4b3388cf30798f41e0f3b4e6e97de4cea3b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0afc7b6dfca5b55058ce1a3d72df4b3388cf30798f41e0f3b4e6e97de4cea3b3",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
