/**
 * @generated SignedSource<<bf3e5daff7b60108f4f2b06588201e9d>>
 * @relayHash 3a9f90461de85d97d32646f942cce14f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bc52cfde590194f011770efb7653fb33c7ec649dd3113682dfc5f9ab53bfb9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditLogQuery } from './AuditLogQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bc52cfde590194f011770efb7653fb33c7ec649dd3113682dfc5f9ab53bfb9f",
    "metadata": {},
    "name": "AuditLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
