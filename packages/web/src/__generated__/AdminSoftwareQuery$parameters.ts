/**
 * @generated SignedSource<<8df292a21fd201b1f8bb2414a3c1f6cf>>
 * @relayHash 26feb2212f71306a2a1bf332ddbb56e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef197c80830ba9ce9a94df47ad1d7a8ee3e1a9b0bf6298e0af366c8ce8f511a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSoftwareQuery } from './AdminSoftwareQuery.graphql';

const node: PreloadableConcreteRequest<AdminSoftwareQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef197c80830ba9ce9a94df47ad1d7a8ee3e1a9b0bf6298e0af366c8ce8f511a0",
    "metadata": {},
    "name": "AdminSoftwareQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
