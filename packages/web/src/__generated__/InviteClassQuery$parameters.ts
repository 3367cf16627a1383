/**
 * @generated SignedSource<<f5972aa1a82b00c5c4f3151a11e1e3b4>>
 * @relayHash dd7a90f7928d17dfcfff627a62ad1817
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77cdfe9dd0fffe563edd131fb3e3dcc96fdc19409517ea0c81796674f22de75e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InviteClassQuery } from './InviteClassQuery.graphql';

const node: PreloadableConcreteRequest<InviteClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77cdfe9dd0fffe563edd131fb3e3dcc96fdc19409517ea0c81796674f22de75e",
    "metadata": {},
    "name": "InviteClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
