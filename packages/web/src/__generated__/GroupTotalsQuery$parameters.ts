/**
 * @generated SignedSource<<c814f0f36aa4294f91e57473e078a813>>
 * @relayHash e79c69bdc051a7afb595fb8897526722
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a81a4da474d49e3b0c116ef7316c943bd98099778b2d3571ffe19670e379c0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a81a4da474d49e3b0c116ef7316c943bd98099778b2d3571ffe19670e379c0d",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
