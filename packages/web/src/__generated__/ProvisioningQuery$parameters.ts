/**
 * @generated SignedSource<<d82ec3f2dbbb9f8d17f8f5b7736fe3d9>>
 * @relayHash 8ccd98cce72f37bc4c402eb2437a4c1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07bed02b2d250837c944b50cc03788bca1970f628111a4058dca1df72d0c8b91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvisioningQuery } from './ProvisioningQuery.graphql';

const node: PreloadableConcreteRequest<ProvisioningQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07bed02b2d250837c944b50cc03788bca1970f628111a4058dca1df72d0c8b91",
    "metadata": {},
    "name": "ProvisioningQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
