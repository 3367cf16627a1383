/**
 * @generated SignedSource<<50b6e8f5ebc437be4073ed297209be3b>>
 * @relayHash 9424f77bee93ee21306b1ac959e2c5fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31d65d18f299ed434911429045c0961305848c76436685d7d019f8cb5f119a61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31d65d18f299ed434911429045c0961305848c76436685d7d019f8cb5f119a61",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
