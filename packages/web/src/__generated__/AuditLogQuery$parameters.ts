/**
 * @generated SignedSource<<e8fe27bcf794ce625a25730a231e66af>>
 * @relayHash 412043331f0a77e9521763d24fb23ba4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f85fac2857fbef646e2a426f22f2ca0516df3fa1cc8560aee81bc2e7cb93d2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditLogQuery } from './AuditLogQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f85fac2857fbef646e2a426f22f2ca0516df3fa1cc8560aee81bc2e7cb93d2e",
    "metadata": {},
    "name": "AuditLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
