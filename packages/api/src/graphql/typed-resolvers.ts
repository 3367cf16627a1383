import type { GraphqlContext } from "./context.ts";
import type { ResolversParentTypes, Resolvers as Whole } from "./generated/resolver-types.ts";

/** The types of the contract whose fields are resolved; what else there is are scalars. */
type ObjectType = {
  [Type in keyof Whole]-?: Required<Whole>[Type] extends { readonly parseValue: unknown } ? never : Type;
}[keyof Whole];

type Fields<Type extends ObjectType> = Required<Required<Whole>[Type]>;

/** Field resolvers by type, each from the API's type to the field of the contract. */
export type Resolvers = Readonly<Pick<Whole, ObjectType>>;

type Loader<Field> = Field extends (parent: infer Parent, args: infer Args, ...rest: never[]) => infer Answer
  ? (
      questions: readonly { readonly obj: Parent; readonly params: Args }[],
      context: GraphqlContext,
    ) => Promise<readonly Awaited<Answer>[]>
  : never;

/** Fields that are read from another table, by type: one query for all objects of an answer. */
export type Loaders = {
  readonly [Type in ObjectType]?: {
    readonly [Field in keyof Fields<Type>]?:
      | Loader<Fields<Type>[Field]>
      | { readonly loader: Loader<Fields<Type>[Field]>; readonly opts?: { readonly cache: boolean } };
  };
};

type Answering = { readonly resolvers: Resolvers; readonly loaders?: Loaders };

/** The fields for which these modules have no resolver, no loader and no value in the type's view. */
export type Unanswered<Module extends Answering> = {
  [Type in ObjectType]: Exclude<
    keyof Fields<Type> & string,
    AnsweredOf<Module["resolvers"], Type> | AnsweredOf<LoadersOf<Module>, Type> | OfView<Type>
  > extends infer Field extends string
    ? `${Type}.${Field}`
    : never;
}[ObjectType];

type LoadersOf<Module> = Module extends { readonly loaders: infer Map } ? Map : never;

/** Distributes over one map at a time; optional keys do not count. */
type AnsweredOf<Map, Type> = Map extends unknown
  ? Type extends keyof Map
    ? { [Field in keyof Map[Type]]-?: object extends Pick<Map[Type], Field> ? never : Field }[keyof Map[Type]]
    : never
  : never;

/** The fields that a view has with the contract's types, including optional ones. */
type OfView<Type extends ObjectType> = Type extends "Query" | "Mutation"
  ? never
  : {
      [Field in keyof Fields<Type>]: Field extends keyof ResolversParentTypes[Type]
        ? [Exclude<ResolversParentTypes[Type][Field], undefined>] extends [AnswerOf<Fields<Type>[Field]>]
          ? Field
          : never
        : never;
    }[keyof Fields<Type>];

type AnswerOf<Field> = Field extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;
