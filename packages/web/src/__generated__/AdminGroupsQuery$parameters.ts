/**
 * @generated SignedSource<<7e128bc0deaf1eec7c20654df817521c>>
 * @relayHash 3896ac0d01cb92932f21b6b3f801ab12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24c1466f8d42617f1fe58da800cae2bf3f34793871adf908b8057d5cbb6cf628

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGroupsQuery } from './AdminGroupsQuery.graphql';

const node: PreloadableConcreteRequest<AdminGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24c1466f8d42617f1fe58da800cae2bf3f34793871adf908b8057d5cbb6cf628",
    "metadata": {},
    "name": "AdminGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
