/**
 * @generated SignedSource<<ae38b3d82de6803a94b6af2518898059>>
 * @relayHash 84df802fb0ab4e1f49a41bac16803a03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5e08028a3339650a0ea53b0c9b2c5705d0410dd7a3063f2130655628a216f8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTargetsQuery } from './AdminTargetsQuery.graphql';

const node: PreloadableConcreteRequest<AdminTargetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5e08028a3339650a0ea53b0c9b2c5705d0410dd7a3063f2130655628a216f8e",
    "metadata": {},
    "name": "AdminTargetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
