/**
 * @generated SignedSource<<5721b9a8a10dc81ffb7223a1fe5b74c9>>
 * @relayHash 93555ad02bc768b88906c554ef5af437
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d62e838064742922863def8f96b23c7a16d83860ab708426501d737736679cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpaceAccessQuery } from './SpaceAccessQuery.graphql';

const node: PreloadableConcreteRequest<SpaceAccessQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d62e838064742922863def8f96b23c7a16d83860ab708426501d737736679cd",
    "metadata": {},
    "name": "SpaceAccessQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
