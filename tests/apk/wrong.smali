# A class that ART must refuse: it adds a number to a text.
.class public LWrong;
.super Ljava/lang/Object;

.method public static wrong(Ljava/lang/String;)I
    .registers 2
    add-int/lit8 v0, p0, 0x1
    return v0
.end method
