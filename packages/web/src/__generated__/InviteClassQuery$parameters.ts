/**
 * @generated SignedSource<<f978d0c64755ef49ba2fe6dd934eff91>>
 * @relayHash b90405359ca1ea591016ce8e027bc781
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2d765355f2c2c6a257ede5a1b269ebc0b05bd76e1cbc1bc9bbe963bfd694b46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InviteClassQuery } from './InviteClassQuery.graphql';

const node: PreloadableConcreteRequest<InviteClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2d765355f2c2c6a257ede5a1b269ebc0b05bd76e1cbc1bc9bbe963bfd694b46",
    "metadata": {},
    "name": "InviteClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
