/**
 * @generated SignedSource<<aeae29d1414f011b594bd593b1ec2107>>
 * @relayHash fac3a3a703b874241a3c26daa40caf49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea89cd3a337f2566cade16f3afd30baa14d43e11f360152e7b079a148649bde6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserCoursesQuery } from './UserCoursesQuery.graphql';

const node: PreloadableConcreteRequest<UserCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea89cd3a337f2566cade16f3afd30baa14d43e11f360152e7b079a148649bde6",
    "metadata": {},
    "name": "UserCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
